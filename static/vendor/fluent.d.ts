export { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

FROM node:22-slim AS page
WORKDIR /page
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY tools/bundle.js tools/prerender.js tools/lit-html.js ./tools/
COPY static ./static
RUN node tools/bundle.js

FROM python:3.12-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY engine ./engine
COPY app ./app
COPY --from=page /page/build/static ./static
RUN python -m venv /opt/basra
RUN /opt/basra/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt .

FROM python:3.12-slim
RUN useradd --system --uid 10001 --no-create-home basra
COPY --from=build /opt/basra /opt/basra
ENV PATH=/opt/basra/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BASRA_HOST=0.0.0.0 \
    BASRA_PORT=8000
USER basra
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=15s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['BASRA_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["basra"]
CMD ["serve"]

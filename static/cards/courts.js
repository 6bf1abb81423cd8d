/**
 * The court figures: busts in a box of 100 × 100, told apart by what they wear: the boy (J) a tarboosh, the girl (Q)
 * long hair and a diadem, the old man (K) a turban and a white beard. Inks: the suit's (currentColor), brass, skin, paper.
 */
import { svg } from '../vendor/lit-html.js';

const BOY = svg`
  <path class="suit-ink" d="M8 100C8 80 26 72 50 72S92 80 92 100Z"/>
  <path class="paper-ink" d="M36 73 50 96 64 73C60 71 40 71 36 73Z"/>
  <path class="brass-ink" d="M50 80 40 75V87ZM50 80 60 75V87Z"/>
  <path class="skin-ink" d="M32 34H68V54C68 67 60 76 50 76S32 67 32 54Z"/>
  <path class="suit-ink" d="M29 36 35 5C44 2 56 2 65 5L71 36C58 32 42 32 29 36Z"/>
  <path class="brass-line" d="M50 4C62 1 76 6 77 22"/>
  <path class="brass-ink" d="M73.5 21H80.5L82.5 37H71.5Z"/>
  <path class="suit-ink" d="M50 61C46 57 39 58 36 62 41 66 47 66 50 63.5 53 66 59 66 64 62 61 58 54 57 50 61Z"/>
  <circle class="suit-ink" cx="42" cy="48" r="3"/><circle class="suit-ink" cx="58" cy="48" r="3"/>`;

const GIRL = svg`
  <path class="suit-ink" d="M14 92C22 78 18 58 20 42 22 20 34 8 50 8S78 20 80 42C82 58 78 78 86 92 74 98 26 98 14 92Z"/>
  <path class="paper-ink" d="M24 100C25 84 36 78 50 78S75 84 76 100Z"/>
  <path class="skin-ink" d="M43 66H57V80C57 86 43 86 43 80Z"/>
  <path class="skin-ink" d="M31 42C31 34 40 30 50 30S69 34 69 42V50C69 64 61 74 50 74S31 64 31 50Z"/>
  <path class="brass-ink" d="M24 36C30 24 40 20 50 20S70 24 76 36C66 30 58 28 50 28S34 30 24 36Z"/>
  <path class="brass-ink" d="M50 4 57 14 50 24 43 14Z"/>
  <circle class="brass-ink" cx="28" cy="62" r="4.5"/><circle class="brass-ink" cx="72" cy="62" r="4.5"/>
  <path class="brass-line" d="M36 88C42 95 58 95 64 88"/>
  <path class="suit-line" d="M38 48C40 45.5 44 45.5 46 48M54 48C56 45.5 60 45.5 62 48"/>
  <path class="suit-ink" d="M50 67C46 67 43.5 64.5 43 62.5 46 61 48.5 61 50 62 51.5 61 54 61 57 62.5 56.5 64.5 54 67 50 67Z"/>`;

const OLD_MAN = svg`
  <path class="suit-ink" d="M2 100C2 76 22 66 50 66S98 76 98 100Z"/>
  <path class="brass-line" d="M20 100 30 74M80 100 70 74"/>
  <path class="skin-ink" d="M31 32H69V56H31Z"/>
  <path class="paper-ink edged" d="M29 46C29 78 38 97 50 98 62 97 71 78 71 46 66 56 60 58 50 58S34 56 29 46Z"/>
  <path class="paper-ink edged" d="M50 58C45 53 37 55 33 61 39 66 47 66 50 62 53 66 61 66 67 61 63 55 55 53 50 58Z"/>
  <path class="suit-ink" d="M14 26C14 10 30 3 50 3S86 10 86 26C86 35 78 40 68 38 58 34 42 34 32 38 22 40 14 35 14 26Z"/>
  <path class="paper-line" d="M20 33C34 20 48 12 66 9M34 37C46 27 62 18 80 17"/>
  <circle class="brass-ink" cx="50" cy="25" r="7"/>
  <circle class="suit-ink" cx="42" cy="46" r="3"/><circle class="suit-ink" cx="58" cy="46" r="3"/>`;

/** @type {Record<string, import('../vendor/lit-html.js').TemplateResult<2>>} by rank */
export const COURTS = { J: BOY, Q: GIRL, K: OLD_MAN };

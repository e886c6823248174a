import { colors, radius, SPACE, type, type ColorTokens } from '../../../src/theme/tokens';

const variables = ({ page, surface, text, textQuiet, border, borderStrong, focus, tones }: ColorTokens): string =>
  Object.entries({
    page,
    surface,
    text,
    quiet: textQuiet,
    border,
    'border-strong': borderStrong,
    focus,
    primary: tones.primary.main,
    'primary-strong': tones.primary.strong,
    'on-primary': tones.primary.onMain,
    danger: tones.danger.main,
    'danger-soft': tones.danger.soft,
    'on-danger-soft': tones.danger.onSoft,
  })
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ');

const { size, weight } = type;

/** The three steps of the logo (public/favicon.svg), from the bottom: left, top and width in pixels. */
const STEPS = [
  [5, 16, 14],
  [7, 12, 10],
  [8, 8, 8],
] as const;
const MARK = STEPS.map(
  ([left, top, width]) => `linear-gradient(var(--on-primary) 0 0) ${left}px ${top}px / ${width}px 2px no-repeat`,
).join(', ');

/** Built from the theme of the front end, so that both look the same. */
export const styleSheet = `
:root { color-scheme: light; ${variables(colors.light)} }
:root[data-skin='dark'] { color-scheme: dark; ${variables(colors.dark)} }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: ${4 * SPACE}px;
  background: var(--page); color: var(--text);
  font-family: ${type.family}; font-size: ${size.large}rem; line-height: 1.5; }
main { width: 100%; max-width: 400px; padding: ${8 * SPACE}px; background: var(--surface);
  border: 1px solid var(--border); border-radius: ${radius.large}px; overflow-wrap: anywhere; }
@media (max-width: 480px) { main { padding: ${6 * SPACE}px ${5 * SPACE}px; } }
.logo { display: flex; align-items: center; gap: ${2 * SPACE}px; margin: 0 0 ${6 * SPACE}px; font-size: ${size.title}rem; font-weight: ${weight.strong};
  letter-spacing: -0.01em; }
.logo::before { content: ''; width: 24px; height: 24px; border-radius: 5px; forced-color-adjust: none;
  background: ${MARK}, var(--primary); }
h1 { margin: 0 0 ${6 * SPACE}px; font-size: ${size.heading}rem; font-weight: ${weight.strong}; line-height: 1.25;
  text-wrap: balance; }
p { margin: 0 0 ${4 * SPACE}px; }
.quiet { color: var(--quiet); font-size: ${size.body}rem; }
label, .label { display: block; margin-bottom: ${SPACE}px; font-size: ${size.body}rem; font-weight: ${weight.medium}; }
.field { margin-bottom: ${4 * SPACE}px; }
.box { display: flex; border: 1px solid var(--border-strong); border-radius: ${radius.medium}px;
  background: var(--surface); }
.box:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; }
.invalid .box { border-color: var(--danger); }
.box input { flex: 1; min-width: 0; padding: ${2 * SPACE}px ${3 * SPACE}px; border: 0; border-radius: inherit;
  background: transparent; color: inherit; font: inherit; outline: none; }
.box button { flex: none; padding: 0 ${3 * SPACE}px; border: 0; border-radius: inherit; background: transparent;
  color: var(--primary); font: inherit; font-size: ${size.body}rem; cursor: pointer; }
.check { display: flex; gap: ${2 * SPACE}px; align-items: flex-start; margin-bottom: ${5 * SPACE}px;
  font-weight: ${weight.regular}; }
.check input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0.1rem 0 0; accent-color: var(--primary); }
.main { display: block; width: 100%; padding: ${2.5 * SPACE}px ${4 * SPACE}px; border: 1px solid transparent;
  border-radius: ${radius.medium}px; background: var(--primary); color: var(--on-primary); font: inherit;
  font-weight: ${weight.medium}; text-align: center; text-decoration: none; cursor: pointer; }
.main:hover { background: var(--primary-strong); }
.other { display: block; margin: ${4 * SPACE}px 0 0; text-align: center; }
a.other { color: var(--primary); }
.alert { margin-bottom: ${5 * SPACE}px; padding: ${3 * SPACE}px; border-radius: ${radius.medium}px;
  background: var(--danger-soft); color: var(--on-danger-soft); font-size: ${size.body}rem; }
:is(button, a, .check input):focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
article { margin-top: ${6 * SPACE}px; padding-top: ${6 * SPACE}px; border-top: 1px solid var(--border); }
h2 { margin: 0 0 ${SPACE}px; font-size: ${size.large}rem; font-weight: ${weight.strong}; }
article a { color: var(--primary); }
[hidden] { display: none !important; }
`.trimStart();

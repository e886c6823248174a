import { colors, radius, type, type ColorTokens } from '../../../src/theme/tokens';

const variables = ({
  page,
  surface,
  sunken,
  text,
  textQuiet,
  border,
  borderStrong,
  focus,
  tones,
}: ColorTokens): string =>
  Object.entries({
    page,
    surface,
    sunken,
    text,
    quiet: textQuiet,
    border,
    'border-strong': borderStrong,
    focus,
    primary: tones.primary.main,
    ...Object.fromEntries(
      (['success', 'info', 'warning', 'danger', 'secondary'] as const).flatMap((tone) => [
        [`${tone}-soft`, tones[tone].soft],
        [`on-${tone}-soft`, tones[tone].onSoft],
      ]),
    ),
  })
    .map(([name, color]) => `--${name}: ${String(color)};`)
    .join(' ');

const tone = (selector: string, name: string) =>
  `${selector} { background: var(--${name}-soft); color: var(--on-${name}-soft); }`;

export const styleSheet = `
:root { color-scheme: light; ${variables(colors.light)} }
@media (prefers-color-scheme: dark) { :root:not([data-skin='light']) { color-scheme: dark; ${variables(colors.dark)} } }
:root[data-skin='dark'] { color-scheme: dark; ${variables(colors.dark)} }
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-top: 64px; }
body { margin: 0; background: var(--page); color: var(--text); font-family: ${type.family}; font-size: 0.9375rem; line-height: 1.5; }
a { color: var(--primary); text-decoration: none; } a:hover { text-decoration: underline; }
:is(a, button, input, summary):focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.875em; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 10px 24px;
  background: var(--surface); border-bottom: 1px solid var(--border); }
.bar nav { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; margin-left: auto; }
.bar button { border: 1px solid var(--border-strong); border-radius: ${radius.medium}px; background: none; color: inherit; font: inherit;
  min-width: 32px; min-height: 32px; cursor: pointer; }
.brand { font-weight: 600; font-size: 1.125rem; color: var(--primary); }
.columns { display: grid; grid-template-columns: 260px minmax(0, 1fr); gap: 32px; max-width: 1280px; margin: 0 auto; padding: 24px; }
.contents { position: sticky; top: 76px; align-self: start; max-height: calc(100vh - 100px); overflow: auto; }
.contents ul { list-style: none; margin: 12px 0 0; padding: 0; } .contents li { padding: 3px 0; }
.contents input { width: 100%; padding: 8px 10px; border: 1px solid var(--border-strong); border-radius: ${radius.medium}px;
  background: var(--surface); color: inherit; font: inherit; }
.single { max-width: 960px; margin: 0 auto; padding: 24px; }
h1 { font-size: 1.5rem; margin: 0 0 4px; } h2 { font-size: 1.125rem; margin: 32px 0 8px; } h3 { font-size: 1rem; margin: 20px 0 6px; }
h4 { font-size: 0.875rem; margin: 14px 0 4px; color: var(--quiet); }
.operation { background: var(--surface); border: 1px solid var(--border); border-radius: ${radius.medium}px; margin: 6px 0; padding: 0 14px; }
.operation[open] { padding-bottom: 12px; }
summary { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: baseline; padding: 9px 0; cursor: pointer; }
.method, .status, .tag { display: inline-block; border-radius: ${radius.small}px; padding: 1px 7px; font-size: 0.75rem; font-weight: 600; }
.method { min-width: 58px; text-align: center; }
${tone('.get, .s2', 'success')} ${tone('.post', 'info')} ${tone('.put, .s5', 'warning')}
${tone('.delete, .s4', 'danger')} ${tone('.tag', 'secondary')}
.path { font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--surface); border: 1px solid var(--border); font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 6px 10px; border-top: 1px solid var(--border); font-weight: 400; }
thead th { background: var(--sunken); font-weight: 600; border-top: 0; }
tbody th { white-space: nowrap; } td { min-width: 10rem; } td:last-child { min-width: 14rem; }
small { color: var(--quiet); }
pre { overflow-x: auto; padding: 12px; background: var(--sunken); border: 1px solid var(--border); border-radius: ${radius.medium}px; }
pre code { overflow-wrap: normal; } .contents [aria-current] { font-weight: 600; }
article { max-width: 900px; } .found li { margin: 0 0 12px; }
.answers { list-style: none; margin: 0; padding: 0; } .answers li { padding: 2px 0; }
[hidden] { display: none !important; }
@media (max-width: 800px) { .errors :is(th, td) { min-width: 0; white-space: normal; }
  .columns { grid-template-columns: minmax(0, 1fr); padding: 16px; } .contents { position: static; max-height: none; }
  .contents ul { display: none; } .bar { padding: 10px 16px; } }
`;

import type { Language } from '../../src/resources/language/words';
import { colors, radius } from '../../src/theme/tokens';
import { html, Html } from '../html';

const { page, surface, border, text } = colors.light;
const FONTS = "Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BODY = `margin:0;padding:24px 12px;background:${page};color:${text};font-family:${FONTS};font-size:16px;line-height:1.5`;
const SHEET =
  `max-width:560px;margin:0 auto;padding:12px 28px 20px;background:${surface};border:1px solid ${border};` +
  `border-radius:${radius.large}px;overflow-wrap:anywhere`;

const { main, onMain } = colors.light.tones.primary;

/** Colours for mail clients that follow the system's dark mode. */
function darkStyle(): string {
  const { tones, ...dark } = colors.dark;
  const set = (name: string, style: string) => `${name}{${style.replaceAll(';', ' !important;')} !important}`;
  const rules = [
    set('.page', `background:${dark.page};color:${dark.text}`),
    set('.sheet', `background:${dark.surface};border-color:${dark.border}`),
    set('.mark', `background:${tones.primary.main}`),
    set('.step', `background:${tones.primary.onMain}`),
    set('.button', `background:${tones.primary.main};color:${tones.primary.onMain}`),
    set('.quote', `border-color:${tones.primary.main}`),
    set('.address', `color:${tones.primary.main}`),
  ];
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

const DARK = darkStyle();

const step = (width: number, above: number) =>
  html`<div class="step" style="width:${width}px;height:3px;margin:${above}px auto 0;background:${onMain};font-size:0;line-height:0"></div>`;

/** The logo is made of boxes, because mail clients do not render SVG and block images. */
const mailHead = (tenantName: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 4px"><tr>
<td><div aria-hidden="true" class="mark" style="width:32px;height:22px;padding-top:10px;border-radius:7px;background:${main}">
${step(10, 0)}${step(14, 2)}${step(18, 2)}</div></td>
<td style="padding-left:10px;font-weight:bold">${tenantName}</td></tr></table>`;

const BUTTON =
  `display:inline-block;padding:12px 20px;border-radius:${radius.medium}px;background:${main};color:${onMain};` +
  'text-decoration:none;font-weight:600';

export const mailButton = (link: string, label: string): Html =>
  html`<p style="margin:20px 0"><a class="button" href="${link}" style="${BUTTON}">${label}</a></p>`;

/** The full address, for readers whose mail client shows no button. */
export const mailAddress = (link: string): Html =>
  html`<a class="address" href="${link}" style="color:${main}">${link}</a>`;

/** Text written by a person, with its line breaks. */
export const mailQuote = (words: string): Html =>
  html`<blockquote class="quote" style="margin:16px 0;padding:2px 0 2px 12px;border-left:3px solid ${main};white-space:pre-line">${words}</blockquote>`;

/** The page of a mail. Many mail clients ignore style sheets, so the light theme uses inline styles. */
export const mailPage = (language: Language, tenantName: string, subject: string, content: Html): string =>
  html`<!doctype html>
<html lang="${language}"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Html(DARK)}</style>
</head><body class="page" style="${BODY}">
<div class="sheet" style="${SHEET}">
${mailHead(tenantName)}
${content}
</div>
</body></html>
`.text;

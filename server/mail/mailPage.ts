import type { Language } from '../../src/resources/language/words';
import { colors, radius } from '../../src/theme/tokens';
import { html, type Html } from '../html';

const { page, surface, border, text } = colors.light;
const BODY = `margin:0;padding:24px 12px;background:${page};color:${text};font-family:Arial,sans-serif;font-size:16px;line-height:1.5`;
const SHEET =
  `max-width:560px;margin:0 auto;padding:12px 28px;background:${surface};border:1px solid ${border};` +
  `border-radius:${radius.large}px;overflow-wrap:anywhere`;

const { main, onMain } = colors.light.tones.primary;

const step = (width: number, above: number) =>
  html`<div style="width:${width}px;height:3px;margin:${above}px auto 0;background:${onMain};font-size:0;line-height:0"></div>`;

/** The product's mark and the name of whose portal it is. Mail readers show no drawing and block pictures: it is made of boxes. */
const mailHead = (tenantName: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 4px"><tr>
<td><div aria-hidden="true" style="width:32px;height:22px;padding-top:10px;border-radius:7px;background:${main}">
${step(10, 0)}${step(14, 2)}${step(18, 2)}</div></td>
<td style="padding-left:10px;font-weight:bold">${tenantName}</td></tr></table>`;

/** A mail as one sheet. Mail readers know no style sheets: the little that is needed stands in the document. */
export const mailPage = (language: Language, tenantName: string, content: Html): string =>
  html`<!doctype html>
<html lang="${language}"><body style="${BODY}">
<div style="${SHEET}">
${mailHead(tenantName)}
${content}
</div>
</body></html>
`.text;

/** The style of a mail's one button. */
export const MAIL_BUTTON =
  `display:inline-block;padding:12px 20px;border-radius:${radius.medium}px;background:${main};color:${onMain};` +
  'text-decoration:none';

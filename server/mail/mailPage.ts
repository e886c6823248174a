import type { Language } from '../../src/resources/language/words';
import { colors, radius } from '../../src/theme/tokens';
import { html, type Html } from '../html';

const { page, surface, border, text } = colors.light;
const BODY = `margin:0;padding:24px 12px;background:${page};color:${text};font-family:Arial,sans-serif;font-size:16px;line-height:1.5`;
const SHEET =
  `max-width:560px;margin:0 auto;padding:12px 28px;background:${surface};border:1px solid ${border};` +
  `border-radius:${radius.large}px;overflow-wrap:anywhere`;

/** A mail as one sheet. Mail readers know no style sheets: the little that is needed stands in the document. */
export const mailPage = (language: Language, content: Html): string =>
  html`<!doctype html>
<html lang="${language}"><body style="${BODY}">
<div style="${SHEET}">
${content}
</div>
</body></html>
`.text;

const { main, onMain } = colors.light.tones.primary;

/** The style of a mail's one button. */
export const MAIL_BUTTON =
  `display:inline-block;padding:12px 20px;border-radius:${radius.medium}px;background:${main};color:${onMain};` +
  'text-decoration:none';

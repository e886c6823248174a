import type { Language } from '../../../src/resources/language/words';
import { assetAddress, type AssetName } from './assets';
import { html, type Html } from '../../html';

export interface PageContext {
  readonly language: Language;
  readonly tenantName: string;
}

export const layout = (
  { language, tenantName }: PageContext,
  title: string,
  content: Html,
  script?: AssetName,
): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${tenantName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assetAddress('pages.css')}">
<script src="${assetAddress('skin.js')}"></script>
${script && html`<script src="${assetAddress(script)}" defer></script>`}
</head>
<body>
<main>
<p class="logo">Socle</p>
${content}
</main>
</body>
</html>
`.text;

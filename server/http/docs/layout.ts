import { inLanguage, type Language } from '../../../src/resources/language/words';
import { html, type Html } from '../../html';
import { assetAddress } from './assets';
import { DOCS_WORDS } from './docsWords';

export const pageOf = (title: string, content: Html, language: Language): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Socle</title>
<link rel="stylesheet" href="${assetAddress('docs.css')}">
<script src="${assetAddress('docs.js')}"></script>
</head>
<body>
<header class="bar">
<a class="brand" href="/docs">Socle</a>
<span class="quiet">${inLanguage(DOCS_WORDS.title, language)}</span>
<nav><a href="/docs/guide">${inLanguage(DOCS_WORDS.guide, language)}</a>
<a href="/openapi.json">${inLanguage(DOCS_WORDS.document, language)}</a>
<a href="/docs/errors">${inLanguage(DOCS_WORDS.errors, language)}</a>
<button type="button" id="skin" aria-label="${inLanguage(DOCS_WORDS.skin, language)}">◐</button></nav>
</header>
${content}
</body>
</html>`.text;

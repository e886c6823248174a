import fc from 'fast-check';
import { expect, it } from 'vitest';
import { html } from './html';

it('texts are escaped, HTML is kept, and arrays are joined', () => {
  const inner = html`<b>${'<i>'}</b>`;
  expect(html`<p title="${'"'}">${inner}${undefined}${false}${12}${['&', html`<br>`]}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;i&gt;</b>12&amp;<br></p>',
  );
});

it('no text can leave its context', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']|&(?!\w+;|#39;)/.test(html`${text}`.text)));
});

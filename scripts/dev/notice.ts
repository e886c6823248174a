/** Event for open pages with a decision that the server needs; empty once it is settled. */
export const NOTICE_EVENT = 'socle:notice';

const ID = 'socle-notice';
const STYLE =
  'position:fixed;inset:auto 16px 16px auto;z-index:9999;max-width:min(480px,calc(100vw - 32px));padding:12px 16px;' +
  'border-radius:8px;background:#181818;color:#e8c07a;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;cursor:pointer';

/** Shows the notice in a corner of the page, until it is clicked or settled. */
export function showNotice(text: string): void {
  document.getElementById(ID)?.remove();
  if (!text) return;
  const notice = document.createElement('div');
  Object.assign(notice, { id: ID, textContent: text, title: 'OK', onclick: () => notice.remove() });
  notice.setAttribute('role', 'status');
  notice.style.cssText = STYLE;
  document.body.append(notice);
}

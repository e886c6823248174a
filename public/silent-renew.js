// What /silent-renew does in its hidden frame: hands the answer of the identity provider to the page around it, which alone
// knows whom it has asked. It is the message that oidc-client-ts waits for there (its AbstractChildWindow); the library's own
// code for it would load a hundred times as much.
window.parent.postMessage(
  { source: 'oidc-client', url: window.location.href, keepOpen: false },
  window.location.origin,
);

/** Loads what `/silent-renew` does, where the server answers that address with the application's page as every other. */
export function answerFrame(): void {
  const script = document.createElement('script');
  script.src = '/silent-renew.js';
  document.head.append(script);
}

import axe from 'axe-core';

/** Runs axe on an element and returns one line per violation; colours need a real browser. */
export async function accessibilityFaults(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    // Otherwise axe describes every element that passes, and fetches style sheets, which these pages do not have.
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

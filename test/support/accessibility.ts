import axe from 'axe-core';

/** What axe finds wrong with an element, as one line for each rule; colours need a real browser. */
export async function accessibilityFaults(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

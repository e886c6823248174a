/** Browser features that the grid library needs and jsdom or this Node lacks. Imported for its side effects. */

// Iterator helpers (ES2025), which Node has from version 22.
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as Record<string, unknown>;
iterators.map ??= function* map<Item, Result>(this: Iterable<Item>, turn: (item: Item, index: number) => Result) {
  let index = 0;
  for (const item of this) yield turn(item, index++);
};
iterators.toArray ??= function toArray<Item>(this: Iterable<Item>): Item[] {
  return [...this];
};

// jsdom has no layout, so nothing is ever out of view.
HTMLElement.prototype.scrollIntoView = () => undefined;

// Outside a style sheet `&` means the element itself.
const scoped = (selectors: string): string => selectors.replace(/^&/, ':scope');
const { querySelector, querySelectorAll } = Element.prototype;
Element.prototype.querySelector = function first(this: Element, selectors: string) {
  return querySelector.call(this, scoped(selectors));
};
Element.prototype.querySelectorAll = function all(this: Element, selectors: string) {
  return querySelectorAll.call(this, scoped(selectors));
};

export {};

import { expect, it } from 'vitest';
import { without, type RequestPages } from './requestPages';

const request = (id: number) => ({
  ...{ id, utilisateurId: 7, etat: 'EnAttente', motif: null, reponse: null, demandeLe: null },
  ...{ traiteLe: null, traitePar: null },
});
const pages = {
  pageParams: [1],
  pages: [{ items: [request(1), request(2)], totalCount: 2 }],
} as unknown as RequestPages;

it('a withdrawn request leaves the list and its count', () => {
  expect(without(pages, 2).pages).toEqual([{ items: [request(1)], totalCount: 1 }]);
});

it('a list in which it is not stays as it is', () => {
  expect(without(pages, 3)).toEqual(pages);
});

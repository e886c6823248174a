import { describe, expect, it } from 'vitest';
import { fileNameOf } from './fileName';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="ete.pdf"; filename*=UTF-8\'\'%C3%A9t%C3%A9.pdf', 'été.pdf'],
    ['attachment; filename="bilan \\"2024\\".pdf"', 'bilan "2024".pdf'],
    ['attachment; filename=plan.xlsx', 'plan.xlsx'],
    ["attachment; filename*=ISO-8859-1'fr'%e9t%e9.pdf", 'été.pdf'],
    ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%C3%28.pdf', 'a.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\dossier\\\\a.pdf"', 'a.pdf'],
    ['inline', 'secours'],
    ['attachment; filename=""', 'secours'],
    [null, 'secours'],
  ])('%s', (header, name) => {
    expect(fileNameOf(header, 'secours')).toBe(name);
  });
});

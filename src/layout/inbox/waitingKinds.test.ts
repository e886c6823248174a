import { expect, it } from 'vitest';
import { shell as de } from '../../i18n/messages/de/shell';
import { shell as en } from '../../i18n/messages/en/shell';
import { shell as fr } from '../../i18n/messages/fr/shell';
import { shell as pt } from '../../i18n/messages/pt/shell';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { WAITING_PAGE } from './waitingKinds';

it.each(['plans', 'records'] as const)('what waits is named as its page: %s', (kind) => {
  const page = productRoutes.find(({ path }) => path === WAITING_PAGE[kind]);
  const several = [fr, en, de, pt].map(({ inbox }) => inbox.kinds[kind].split('|||| %{total} ')[1]?.toLowerCase());
  const names = [page?.title, page?.menu?.label].map((words) => words?.map((word) => word.toLowerCase()));
  expect(names).toContainEqual(several);
});

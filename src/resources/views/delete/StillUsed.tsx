import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { hasScreen } from '../access/offeredScreens';
import { Suspense } from 'react';
import { namingResources } from '../../registry/collectionNames';
import { resourceKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { lazyScreen } from '../lazyScreen';
import { collectionsBelow, groupTabs } from '../nested/collections';
import { REVEAL, tabAddress } from '../nested/useOpenTab';
import { useNumberFormat } from '../page/useNumberFormat';
import type { UsedBy } from '../../protocol/problem';
import { chainBelow } from './chain';
import type { ReplaceByProps } from './ReplaceBy';
import { useRegistry } from '../RegistryContext';
import { screenPath, useScreen } from '../ScreenContext';

const ReplaceBy = lazyScreen<ReplaceByProps>(() => import('./ReplaceBy'));

export interface StillUsedProps {
  readonly record: AnyRecord;
  readonly references: readonly UsedBy[];
  readonly onLeave: () => void;
  /** Called after the record is replaced and deleted. */
  readonly onReplaced: () => void;
}

/** Why a record cannot be deleted: its child records and references to it, with counts and links. */
export function StillUsed({ record, references, onLeave, onReplaced }: StillUsedProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const registry = useRegistry();
  const target = useScreen();
  const tabs = groupTabs(target.schema, collectionsBelow(registry, target, record.id)).flatMap((group) => group.tabs);
  const page = hasScreen(target.schema, 'show') ? screenPath(target, 'show', record.id) : undefined;
  const labelOf = (name: string) => registry.schemas.find((one) => one.name === name)?.label.many[0] ?? name;
  const found = references.map(({ resource, count }) => {
    const chain = chainBelow(registry, target.schema.name, resource);
    const place = tabs.findIndex(({ schema }) => schema.name === chain[0]);
    const isAlone = references.filter((one) => labelOf(one.resource) === labelOf(resource)).length === 1;
    const named = chain.length > 1 || isAlone ? chain : namingResources(registry, resource);
    const names = named.map((name) =>
      translate(resourceKey({ name }, 'name'), { smart_count: name === resource ? count : 2 }),
    );
    const slug = tabs[place]?.slug;
    return {
      resource,
      words: translate('details.tabWithCount', { label: names.join(' › '), count: format(count) }),
      way: slug !== undefined && page !== undefined ? tabAddress(slug, page) : undefined,
      // Ordered as the tabs; references from elsewhere come last.
      place: place < 0 ? tabs.length : place,
      depth: chain.length,
    };
  });
  return (
    <Alert severity="error">
      {translate('details.delete.hanging')}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {found
          .toSorted((a, b) => a.place - b.place || a.depth - b.depth)
          .map(({ resource, words, way }) => (
            <li key={resource}>
              {way === undefined ? (
                words
              ) : (
                <Link component={LinkBase} to={way} state={REVEAL} onClick={onLeave} color="inherit" underline="always">
                  {words}
                </Link>
              )}
            </li>
          ))}
      </Box>
      {translate('details.delete.advice')}
      <Suspense fallback={null}>
        <ReplaceBy record={record} references={references} onReplaced={onReplaced} />
      </Suspense>
    </Alert>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, ResourceContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { cardKey } from '../../../registry/translationKeys';
import { REVEAL, tabAddress } from '../../nested/useOpenTab';
import { ComingLines } from '../../page/ComingLines';
import { FailureAlert } from '../../page/FailureAlert';
import { useNumberFormat } from '../../page/useNumberFormat';
import { ScreenProvider, useScreen } from '../../ScreenContext';
import { AddedLines } from './AddedLines';
import { CardAdd } from './CardAdd';
import { CardFrame } from './CardFrame';
import { CardLine } from './CardLine';
import { comingCount } from './comingCount';
import type { ShownCard } from './useCards';

export function Card({ shown: { name, card, target, content, error } }: { readonly shown: ShownCard }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { schema } = useScreen();
  const [added, setAdded] = useState<readonly AnyRecord[]>([]);
  const others = content ? content.totalCount - content.items.length : 0;
  const coming = content ? comingCount(target.schema, card, content, new Date()) : 0;
  return (
    <CardFrame
      label={translate(cardKey(schema, name))}
      count={
        content && [
          format(content.totalCount - coming),
          ...(coming > 0 ? [translate('details.summary.coming', { smart_count: coming, count: format(coming) })] : []),
        ]
      }
      to={tabAddress(target.slug)}
      state={REVEAL}
      isBusy={!content && !error}
      action={
        <CardAdd
          target={target}
          card={card}
          hasRecords={content?.totalCount !== 0}
          onAdded={(record) => setAdded((known) => [...known, record])}
        />
      }
    >
      {Boolean(error) && !content && <FailureAlert error={error} />}
      {!content && !error && <ComingLines lines={3} height={22} />}
      {content?.totalCount === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(card.empty ? cardKey(schema, name, '$empty') : 'details.summary.none')}
        </Typography>
      )}
      {content && content.totalCount > 0 && (
        <ScreenProvider value={target}>
          <ResourceContextProvider value={target.address}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {content.items.map((record) => (
                <CardLine key={record.id} record={record} columns={card.columns} />
              ))}
            </Box>
          </ResourceContextProvider>
        </ScreenProvider>
      )}
      {content && added.length > 0 && (
        <ScreenProvider value={target}>
          <ResourceContextProvider value={target.address}>
            <AddedLines added={added} shown={content.items} columns={card.columns} />
          </ResourceContextProvider>
        </ScreenProvider>
      )}
      {content && others > 0 && (
        <Link
          component={LinkBase}
          className="finger-reach"
          to={tabAddress(target.slug)}
          state={REVEAL}
          sx={{ fontSize: 12 }}
        >
          {translate('details.summary.others', { smart_count: others, count: format(others) })}
        </Link>
      )}
    </CardFrame>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { ChangeRowEntry } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { writtenFields } from '../../changes/writtenFields';
import { FieldDiff } from './FieldDiff';

/** Fields shown before "show more". */
const SHOWN = 6;

export interface RowDiffProps {
  readonly schema: ResourceSchema;
  readonly row: Pick<ChangeRowEntry, 'id' | 'before' | 'after'>;
  readonly actionOf?: (name: string) => ReactNode;
}

export function RowDiff({ schema, row, actionOf }: RowDiffProps) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const names = writtenFields(schema, row);
  const hidden = names.length - SHOWN;
  if (names.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('history.noFields')}
      </Typography>
    );
  return (
    <>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', rowGap: 0.75, containerType: 'inline-size' }}>
        {(isWhole ? names : names.slice(0, SHOWN)).map((name) => (
          <FieldDiff
            key={name}
            schema={schema}
            name={name}
            id={row.id}
            before={row.before}
            after={row.after}
            action={actionOf?.(name)}
          />
        ))}
      </Box>
      {/* On its own line, apart from the link that follows. */}
      {hidden > 0 && (
        <Box sx={{ mt: 0.5 }}>
          <Link
            component="button"
            type="button"
            variant="body2"
            className="finger-reach"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? translate('history.less') : translate('history.moreFields', { smart_count: hidden })}
          </Link>
        </Box>
      )}
    </>
  );
}

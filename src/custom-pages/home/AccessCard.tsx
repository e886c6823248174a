import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { resourceKey } from '../../resources/registry/translationKeys';
import { pathOf } from '../../resources/registry/paths';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { SchemaIcon } from '../../theme/icons';
import { RecordTotal } from './RecordTotal';

export function AccessCard({ schema }: { readonly schema: ResourceSchema }) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
      <ButtonBase component={Link} to={pathOf(schema, 'list')} sx={LINE}>
        <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
          <SchemaIcon name={schema.icon} />
        </Box>
        <Box component="span" lang={useLocale()} sx={NAME}>
          {translate(resourceKey(schema, 'name'), { smart_count: 2 })}
        </Box>
        <RecordTotal schema={schema} />
      </ButtonBase>
    </Box>
  );
}

const NAME = { flex: 1, minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere', textAlign: 'left' } as const;
const LINE = {
  display: 'flex',
  width: '100%',
  gap: 1.25,
  px: 0.75,
  py: 0.5,
  minHeight: 34,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

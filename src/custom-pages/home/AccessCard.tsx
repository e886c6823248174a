import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { resourceKey } from '../../resources/registry/translationKeys';
import { pathOf } from '../../resources/registry/paths';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { SchemaIcon } from '../../theme/icons';
import { RecordTotal } from './RecordTotal';

/** The way to one list, with how much is in it. */
export function AccessCard({ schema }: { readonly schema: ResourceSchema }) {
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardActionArea
        component={Link}
        to={pathOf(schema, 'list')}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-start', gap: 1.5, p: 1.5, height: '100%' }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 36,
            height: 36,
            flexShrink: 0,
            borderRadius: 1,
            bgcolor: 'primary.soft',
            color: 'primary.onSoft',
          }}
        >
          <SchemaIcon name={schema.icon} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box lang={useLocale()} sx={{ fontWeight: 500, hyphens: 'auto', overflowWrap: 'anywhere' }}>
            {translate(resourceKey(schema, 'name'), { smart_count: 2 })}
          </Box>
          <RecordTotal schema={schema} />
        </Box>
      </CardActionArea>
    </Card>
  );
}

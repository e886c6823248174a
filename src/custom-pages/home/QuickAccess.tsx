import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { pathOf } from '../../resources/registry/paths';
import { useRegistry } from '../../resources/views/RegistryContext';
import type { MenuLink } from '../../layout/menu/menuTree';
import { AccessCard } from './AccessCard';

export function QuickAccess({ links }: { readonly links: readonly MenuLink[] }) {
  const translate = useTranslate();
  const { visible } = useRegistry();
  if (links.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{translate('shell.home.noAccess')}</Typography>;
  }
  return (
    <Box component="ul" sx={GRID}>
      {links.map((link) => (
        <AccessCard
          key={link.path}
          link={link}
          schema={visible.find((schema) => schema.menu && pathOf(schema, 'list') === link.path)}
        />
      ))}
    </Box>
  );
}

const GRID = {
  ...{ display: 'grid', gap: 1, m: 0, p: 0 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
} as const;

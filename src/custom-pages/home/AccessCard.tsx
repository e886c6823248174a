import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router';
import type { MenuLink } from '../../layout/menu/menuTree';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { SchemaIcon } from '../../theme/icons';
import { RecordTotal } from './RecordTotal';

interface AccessCardProps {
  readonly link: MenuLink;
  /** The resource that the page lists; undefined for other pages. */
  readonly schema: ResourceSchema | undefined;
}

export function AccessCard({ link: { path, label, title, icon }, schema }: AccessCardProps) {
  return (
    <Box component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
      <ButtonBase component={Link} to={path} sx={LINE}>
        <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
          <SchemaIcon name={icon} />
        </Box>
        <Box component="span" sx={NAME} title={title ?? label}>
          {label}
        </Box>
        {schema && <RecordTotal schema={schema} />}
      </ButtonBase>
    </Box>
  );
}

const NAME = {
  ...{ flex: 1, minWidth: 0, textAlign: 'left' },
  ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
const LINE = {
  ...{ display: 'flex', width: '100%', gap: 1.25, px: 1.5, py: 0.75, minHeight: 44 },
  ...{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 },
  '&:hover': { borderColor: 'text.secondary' },
} as const;

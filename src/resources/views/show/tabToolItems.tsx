import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import type { OpenTabTools } from '../nested/TabTools';

/** Entries for the open tab, below its name. An array, because a menu takes the keyboard only to its own children. */
export function tabToolItems(tools: OpenTabTools | undefined, close: () => void) {
  if (!tools || tools.offers.length === 0) return [];
  return [
    <Divider key="line" />,
    <Box key="name" component="li" role="presentation" sx={{ px: 2, typography: 'caption', color: 'text.secondary' }}>
      {tools.name}
    </Box>,
    ...tools.offers.map(({ name, label, icon, to, onChoose }) => (
      <MenuItem
        key={name}
        {...(to !== undefined && { component: Link, to })}
        onClick={() => {
          close();
          onChoose?.();
        }}
      >
        <ListItemIcon>{icon}</ListItemIcon>
        <ListItemText>{label}</ListItemText>
      </MenuItem>
    )),
  ];
}

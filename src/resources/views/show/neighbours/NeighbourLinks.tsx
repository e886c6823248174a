import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { tabAddress, useOpenTab } from '../../nested/useOpenTab';
import { useSingleKeys } from '../../page/pressedKeys';
import { useNumberFormat } from '../../page/useNumberFormat';
import { useListPlaces } from '../../list/place/useListPlaces';
import { screenPath, useScreen } from '../../ScreenContext';
import { useNeighbours } from './useNeighbours';

/** Links to the previous and next record of the list, keeping the open tab. Keys: J and K. */
export function NeighbourLinks({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const navigate = useNavigate();
  const target = useScreen();
  const { slug } = useOpenTab();
  const position = useNeighbours(id);
  const places = useListPlaces();
  const list = screenPath(target, 'list');
  // Back in the list, the focus is on the record that was read last.
  useEffect(() => {
    places.note(list, `${target.address}/${id}`);
  }, [places, list, target.address, id]);
  const addressOf = (one: number | undefined) =>
    one === undefined ? undefined : tabAddress(slug, screenPath(target, 'show', one));
  const previous = addressOf(position?.previous);
  const next = addressOf(position?.next);
  useSingleKeys((pressed) => {
    const key = pressed.toLowerCase();
    const to = key === 'j' ? next : key === 'k' ? previous : undefined;
    if (to === undefined || document.querySelector('[role="menu"]')) return false;
    navigate(to);
    return true;
  });
  if (!position || position.total < 2) return null;
  const link = (to: string | undefined, key: string, label: string, icon: ReactNode) => (
    <IconButton
      size="small"
      aria-label={label}
      aria-keyshortcuts={key}
      data-hint={label}
      {...(to === undefined ? { disabled: true } : { component: LinkBase, to })}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box
      component="nav"
      aria-label={translate('screens.neighbours.region')}
      sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, my: -0.5 }}
    >
      {link(previous, 'K', translate('screens.neighbours.previous'), <ChevronLeft className="points-along" />)}
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('screens.neighbours.position', { at: format(position.at), total: format(position.total) })}
      </Typography>
      {link(next, 'J', translate('screens.neighbours.next'), <ChevronRight className="points-along" />)}
    </Box>
  );
}

import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { useCanAccess, useGetOne, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { Visit } from '../../layout/visits/visits';
import { resourceKey } from '../../resources/registry/translationKeys';
import { pathOf } from '../../resources/registry/paths';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { useNaming, type NamedPlace } from '../../resources/views/naming/useNaming';
import { problemOf } from '../../resources/views/page/problemOf';
import { useRegistry } from '../../resources/views/RegistryContext';
import { SchemaIcon } from '../../theme/icons';

interface RecentRecordProps {
  readonly visit: Visit;
  readonly isPinned: boolean;
  readonly onPin: (visit: Visit) => void;
  /** The record was deleted: forget the visit. */
  readonly onGone: (visit: Visit) => void;
}

/** A recently opened record with its present name; nothing if it was deleted or is not readable. */
export function RecentRecord({ visit, ...pin }: RecentRecordProps) {
  const found = useRegistry().resolve(visit.resource);
  return found ? <KnownRecord visit={visit} {...pin} place={found} /> : null;
}

function KnownRecord({ visit, isPinned, onPin, onGone, place }: RecentRecordProps & { readonly place: NamedPlace }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: visit.resource, action: 'show' });
  const { data, error, isPending } = useGetOne<AnyRecord>(
    visit.resource,
    { id: Number(visit.id) },
    { retry: false, enabled: canAccess === true },
  );
  const isGone = problemOf(error).status === 404;
  const forget = useEffectEvent(() => onGone(visit));
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  const nameOf = useNaming(place, data ? [data] : []);
  if (canAccess === false || (!isPending && !data)) return null;
  const { schema, parents } = place;
  return (
    <ListItem
      disablePadding
      secondaryAction={
        data && (
          <IconButton
            size="small"
            edge="end"
            aria-pressed={isPinned}
            aria-label={translate('shell.home.cards.recents.pin', { name: nameOf(data) })}
            onClick={() => onPin(visit)}
          >
            {isPinned ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
          </IconButton>
        )
      }
    >
      <ListItemButton
        component={Link}
        to={pathOf(schema, 'show', visit.id, parents)}
        sx={{ gap: 1.25, px: 1, borderRadius: 1 }}
      >
        <Box sx={{ color: 'text.secondary', display: 'flex' }}>
          <SchemaIcon name={schema.icon} />
        </Box>
        <ListItemText
          primary={data ? nameOf(data) : <Skeleton width="60%" />}
          secondary={translate(resourceKey(schema, 'name'), { smart_count: 1 })}
          slotProps={{ primary: { noWrap: true, sx: { color: 'text.primary' } }, secondary: { variant: 'caption' } }}
        />
      </ListItemButton>
    </ListItem>
  );
}

import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useRef } from 'react';
import { initials } from '../../../resources/common/initials';
import { FacePicture } from '../../../resources/views/naming/FacePicture';
import { fullName, type AccessPerson } from '../api/accessTypes';

export interface PersonItemProps {
  readonly person: AccessPerson;
  readonly isChosen: boolean;
  readonly onChoose: (id: number) => void;
}

export function PersonItem({ person, isChosen, onChoose }: PersonItemProps) {
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  return (
    <ListItem disablePadding>
      <ListItemButton
        ref={button}
        selected={isChosen}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(person.id)}
        sx={{ borderRadius: 1, minHeight: 44, gap: 1.5 }}
      >
        <FacePicture letters={initials(fullName(person))} size={32} />
        <ListItemText
          primary={fullName(person)}
          secondary={person.email}
          // Cut long e-mail addresses, so that all lines have the same height; the title has the full text.
          slotProps={{ secondary: { noWrap: true, title: person.email } }}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}

import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import { useAllowed } from '../access/useAllowed';
import { Withheld } from '../access/Withheld';
import { useInPlace } from '../nested/InPlaceContext';
import { useSingleKeys } from './pressedKeys';
import { screenPath, useScreen } from '../ScreenContext';

/** Link to the create screen, or opener of the dialog; hidden without the right. */
export function CreateButton() {
  const translate = useTranslate();
  const target = useScreen();
  const inPlace = useInPlace();
  const label = translate(inPlace ? 'details.add' : 'screens.actions.create');
  const isAllowed = useAllowed('create');
  const navigate = useNavigate();
  const to = screenPath(target, 'create');
  useSingleKeys((key) => {
    if (key.toLowerCase() !== 'n' || !isAllowed || inPlace || document.querySelector('[role="menu"]')) return false;
    navigate(to);
    return true;
  });
  if (!isAllowed) return <Withheld action="create" label={label} variant="contained" startIcon={<Add />} />;
  if (!inPlace)
    return (
      <Button component={LinkBase} to={to} aria-keyshortcuts="N" variant="contained" size="small" startIcon={<Add />}>
        {label}
      </Button>
    );
  const name = translate(resourceKey(target.schema, 'name'), { smart_count: 1 });
  return (
    <Button
      variant="contained"
      size="small"
      startIcon={<Add />}
      aria-haspopup="dialog"
      aria-label={translate('details.addNamed', { name })}
      onClick={inPlace.onCreate}
    >
      {label}
    </Button>
  );
}

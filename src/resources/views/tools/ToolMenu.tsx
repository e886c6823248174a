import MoreVertIcon from '@mui/icons-material/MoreVert';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { ButtonMenu } from '../page/ButtonMenu';
import { usePageActions } from '../page/pageActions';
import { useScreen } from '../ScreenContext';
import { useToolOffers } from './useToolOffers';

/** Menu of list tools: import, export, spreadsheet, recycle bin. Hidden if empty. */
export function ToolMenu() {
  const translate = useTranslate();
  const offers = useToolOffers();
  // Below a record, "Export" would not say of what.
  usePageActions(useScreen().schema.parent ? [] : offers);
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  if (offers.length === 0) return null;
  return (
    <>
      <ButtonMenu
        {...{ label: translate('changes.tools'), icon: <MoreVertIcon />, isIcon: isNarrow, entries: offers }}
        color="inherit"
      />
      {offers.map(({ name, dialog }) => (
        <Fragment key={name}>{dialog}</Fragment>
      ))}
    </>
  );
}

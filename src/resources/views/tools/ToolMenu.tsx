import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { useToolOffers, type ToolOffer } from './toolMenuItems';

/** What can be done with a list as a whole: import, export, spreadsheet, recycle bin. Nothing where nothing is offered. */
export function ToolMenu() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const offers = useToolOffers();
  if (offers.length === 0) return null;
  const close = () => setAnchor(undefined);
  const target = ({ to }: ToolOffer) => (to === undefined ? {} : { component: Link, to });
  return (
    <>
      <Button
        startIcon={<MoreVertIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('changes.tools')}
      </Button>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={close}>
        {offers.map((offer) => (
          <MenuItem
            key={offer.name}
            {...target(offer)}
            onClick={() => {
              close();
              offer.onChoose?.();
            }}
          >
            <ListItemIcon>{offer.icon}</ListItemIcon>
            <ListItemText>{offer.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      {offers.map(({ name, dialog }) => (
        <Fragment key={name}>{dialog}</Fragment>
      ))}
    </>
  );
}

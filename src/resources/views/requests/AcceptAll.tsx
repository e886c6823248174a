import Check from '@mui/icons-material/Check';
import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { WriteButton } from '../access/WriteButton';
import { AcceptAllContext } from './AcceptAllContext';

interface AcceptAllProps {
  /** How many requests nothing speaks against. */
  readonly clear: number;
  /** How many are shown and wait. */
  readonly waiting: number;
  readonly onAccept: () => void;
}

/** Accepts the requests that nothing speaks against with one click, once there are two. */
export function AcceptAll({ clear, waiting, onAccept }: AcceptAllProps) {
  const translate = useTranslate();
  const place = useContext(AcceptAllContext);
  if (!place || clear < 2) return null;
  const words = clear === waiting ? 'requests.acceptAll' : 'requests.acceptClear';
  return createPortal(
    <WriteButton label={translate(words, { smart_count: clear })} startIcon={<Check />} onClick={onAccept} />,
    place,
  );
}

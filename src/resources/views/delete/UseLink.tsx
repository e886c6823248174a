import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import { REVEAL } from '../nested/useOpenTab';
import type { Use } from './useUses';

export interface UseLinkProps {
  readonly use: Use;
  readonly onLeave: () => void;
}

/** Leads to what still uses a record, where the record's page lists it. */
export const UseLink = ({ use: { words, way }, onLeave }: UseLinkProps) =>
  way === undefined ? (
    words
  ) : (
    <Link component={LinkBase} to={way} state={REVEAL} onClick={onLeave} underline="hover">
      {words}
    </Link>
  );

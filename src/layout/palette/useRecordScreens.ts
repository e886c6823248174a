import { useGetIdentity, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { isRouteAllowed } from '../../resources/access/access';
import { useGrants } from '../../resources/views/access/useGrants';
import { useOffers } from '../../resources/views/access/useOffers';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useViewAs } from '../viewAs/ViewAsContext';
import { apartFromPeriod } from './apartFromPeriod';
import type { Command } from './commands';
import { askedScreen, asksPlan, meantPlan, recordScreens, screenWords } from './recordScreens';
import { named } from './matchCommands';
import { useRecordHits } from './useRecordHits';

const NONE: readonly Command[] = [];

/** Who may see the portal as another person does. */
const VIEWERS = { rights: ['IDENTITES:admin'] };

/** Screens of records, for a search that names both: "planning besnard". */
export function useRecordScreens(query: string): {
  readonly commands: readonly Command[];
  readonly searching: boolean;
  /** A guess, which records of that name come before. */
  readonly isMeant: boolean;
  /** The screens are only named nearly. */
  readonly isNear: boolean;
} {
  const registry = useRegistry();
  const { held } = useGrants();
  const offers = useOffers();
  const [language] = useLanguage();
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const personId = identity && Number(identity.id);
  const { viewed } = useViewAs();
  const isViewOffered = offers.viewAs && viewed === undefined;
  const sources = useMemo(
    () =>
      held && {
        registry,
        held,
        offers,
        language,
        translate,
        personId,
        mayViewAs: isViewOffered && isRouteAllowed(VIEWERS, held),
      },
    [registry, held, offers, language, translate, personId, isViewOffered],
  );
  const known = useMemo(() => (sources ? screenWords(registry.visible, sources) : []), [registry, sources]);
  const asked = useMemo(() => {
    const { rest, period } = apartFromPeriod(query, { language, translate }, new Date());
    const plan = [askedScreen(rest, known), meantPlan(rest, known, translate)].find(
      (one) => one && asksPlan(one, { translate }),
    );
    return plan && period !== undefined ? { ...plan, period } : askedScreen(query, known);
  }, [query, known, language, translate]);
  const hits = useRecordHits(asked?.rest ?? '');
  const commands = useMemo(
    () =>
      asked && sources
        ? recordScreens(asked.isMeant ? named(hits.commands, asked.rest) : hits.commands, asked, sources)
        : NONE,
    [asked, sources, hits.commands],
  );
  return {
    commands,
    searching: asked !== undefined && hits.searching,
    isMeant: asked?.isMeant === true,
    isNear: asked?.isNear === true,
  };
}

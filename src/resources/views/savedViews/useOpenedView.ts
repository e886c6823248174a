import { useDataProvider, useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { useShownView } from './useShownView';
import { SAVED_VIEWS } from '../../registry/roles';
import { readView } from './viewContent';

/** Query parameter that names a saved view: `/adherents?vue=12`. */
export const VIEW_PARAMETER = 'vue';

/** Applies the view in the address once. @param onOpen called with that view */
export function useOpenedView(onOpen: (view: AnyRecord) => void): void {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { schema } = useScreen();
  const [, show] = useShownView();
  const [parameters] = useSearchParams();
  const id = Number(parameters.get(VIEW_PARAMETER) ?? Number.NaN);
  const open = useEffectEvent((record: AnyRecord) => {
    const view = readView(schema, record.contenu);
    if (view) {
      show(view);
      onOpen(record);
    } else notify('savedViews.unreadable', { type: 'warning' });
  });
  const say = useEffectEvent(() => notify('savedViews.gone', { type: 'warning' }));
  useEffect(() => {
    if (!Number.isInteger(id)) return undefined;
    let isOver = false;
    dataProvider.getOne<AnyRecord>(SAVED_VIEWS, { id }).then(
      ({ data }) => !isOver && open(data),
      () => !isOver && say(),
    );
    return () => {
      isOver = true;
    };
  }, [dataProvider, id]);
}

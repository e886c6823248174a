import ArrowBack from '@mui/icons-material/ArrowBack';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode, type Ref } from 'react';
import { HelpButton } from '../help/HelpButton';
import type { BackLink } from '../list/place/useBackToList';
import { Breadcrumb, type RecordLink } from './Breadcrumb';
import { IconAction } from './IconAction';
import { PrintedOn } from './PrintedOn';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageHeaderProps {
  readonly title: string;
  readonly picture?: ReactNode;
  readonly aside?: ReactNode | undefined;
  readonly help?: string | undefined;
  /** Last breadcrumb; the list itself has none. */
  readonly crumb?: string;
  /** The record that the screen is about, as a link before the last breadcrumb. */
  readonly above?: RecordLink | undefined;
  /** Back to the list, or to what `label` says. */
  readonly back?: (BackLink & { readonly label?: string }) | undefined;
  /** Navigation at the end of the breadcrumb line. */
  readonly beside?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** The field that the title shows, and the button that edits it there. */
  readonly titleEdit?: { readonly field: string; readonly button: ReactNode } | undefined;
  /** Of a head that stays in view while the page scrolls. */
  readonly stays?: Ref<HTMLElement>;
  readonly children?: ReactNode;
}

/** A word too long for a telephone. */
const LONG_WORD = /\S{24}/;

export const PageHeader = memo(function PageHeader(props: PageHeaderProps) {
  const { title, picture, aside, help, crumb, above, back, beside, titleRef, titleEdit, stays, children } = props;
  const translate = useTranslate();
  useDocumentTitle(title);
  const heading = (
    <h1 ref={titleRef} tabIndex={-1} className={LONG_WORD.test(title) ? 'page-heading has-long-word' : 'page-heading'}>
      {title}
    </h1>
  );
  return (
    <header ref={stays} className={stays ? 'page-header stays' : 'page-header'}>
      <div className="page-way-line">
        <div className="page-way">
          {back && (
            <IconAction
              label={translate('screens.actions.backToList')}
              {...back}
              icon={<ArrowBack fontSize="small" className="points-along" />}
            />
          )}
          <Breadcrumb crumb={crumb} above={above} />
        </div>
        {beside}
      </div>
      <div className="page-title-line">
        {picture}
        <div className="page-title">
          <div className="page-name">
            {titleEdit ? (
              <div className="page-named" data-field={titleEdit.field}>
                {heading}
                {titleEdit.button}
              </div>
            ) : (
              heading
            )}
            {aside}
            <span className="page-help-button">
              <HelpButton />
            </span>
          </div>
          {help && (
            <p className={crumb === undefined ? 'page-help of-list' : 'page-help'} title={help}>
              {help}
            </p>
          )}
          <PrintedOn />
        </div>
        <div className="page-actions">{children}</div>
      </div>
    </header>
  );
});

import { AREAS, fill, type PublicWords } from './publicWords';

export interface PresentationPageProps {
  readonly words: PublicWords;
  readonly tenantName: string;
  readonly onSignIn: () => void;
}

/** Presents Socle to people who are not signed in. */
export function PresentationPage({ words, tenantName, onSignIn }: PresentationPageProps) {
  const say = words.presentation;
  return (
    <div className="public-presentation">
      <section>
        <h1>{fill(say.title, { tenant: tenantName })}</h1>
        <p className="public-lead">{say.lead}</p>
        <button type="button" className="public-main" onClick={onSignIn}>
          {words.signIn}
        </button>
        <p className="public-quiet">{say.accounts}</p>
      </section>
      <section aria-labelledby="public-contents">
        <h2 id="public-contents">{say.contents}</h2>
        <dl>
          {AREAS.map((area) => (
            <div key={area}>
              <dt>{say[area]}</dt>
              <dd>{say[`${area}Detail`]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

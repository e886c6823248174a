import { addressAfterView, beginView, forgetView, hasLeftView, leaveView, viewedPerson } from './authProvider/viewAs';
import type { Http } from './dataProvider/httpTypes';
import type { ViewAs } from './layout/viewAs/ViewAsContext';
import { HOME } from './resources/routes/addresses';

const ADDRESS = 'access/view-as';

/**
 * Begins and ends viewing the portal as another person. Both load a new page, so that data read as one person is never
 * shown as the other. The first page after a view reports its end to the API.
 * @param go opens one of the portal's addresses in a new page
 */
export function createViewAs(http: Http, go = (address: string) => window.location.assign(address)): ViewAs {
  if (hasLeftView()) {
    // On failure the next page retries; the API itself ends a view after some hours.
    void http.json(ADDRESS, { method: 'DELETE' }).then(forgetView, () => undefined);
  }
  return {
    viewed: viewedPerson(),
    async begin(person) {
      await http.json(ADDRESS, { method: 'POST', body: { identityId: person.id } });
      beginView(person);
      go(HOME);
    },
    leave(address) {
      const viewed = viewedPerson();
      leaveView();
      go(address ?? (viewed ? addressAfterView(viewed) : HOME));
    },
  };
}

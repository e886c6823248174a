import { addressAfterView, beginView, forgetView, hasLeftView, leaveView, viewedPerson } from './authProvider/viewAs';
import type { Http } from './dataProvider/httpTypes';
import type { ViewAs } from './layout/viewAs/ViewAsContext';
import { HOME } from './resources/routes/addresses';

const ADDRESS = 'access/view-as';

/**
 * Makes what begins and ends seeing the portal as another person. Both load the page afresh: nothing that was read as
 * one person is ever shown as the other. A view that was left is reported here, by the first page after it.
 *
 * @param go goes to an address of ours, with a new page
 */
export function createViewAs(http: Http, go = (address: string) => window.location.assign(address)): ViewAs {
  if (hasLeftView()) {
    // What fails is told again by the next page; the API itself ends a view after some hours.
    void http.json(ADDRESS, { method: 'DELETE' }).then(forgetView, () => undefined);
  }
  return {
    viewed: viewedPerson(),
    async begin(person) {
      await http.json(ADDRESS, { method: 'POST', body: { identityId: person.id } });
      beginView(person);
      go(HOME);
    },
    leave() {
      const viewed = viewedPerson();
      leaveView();
      go(viewed ? addressAfterView(viewed) : HOME);
    },
  };
}

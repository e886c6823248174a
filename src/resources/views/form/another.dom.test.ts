import { afterEach, expect, it } from 'vitest';
import { ANOTHER, wantsAnother } from './another';

afterEach(() => document.body.replaceChildren());

it('another record begins by its button; a field submits by the form’s first button, and only saves', () => {
  document.body.innerHTML = `<form><input><button value="${ANOTHER}">another</button><button>save</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const [another, save] = [...form.querySelectorAll('button')];
  const wishes: boolean[] = [];
  form.addEventListener('submit', (nativeEvent) => {
    nativeEvent.preventDefault();
    wishes.push(wantsAnother({ nativeEvent } as never));
  });
  form.querySelector('input')?.focus();
  form.requestSubmit(another);
  another?.focus();
  form.requestSubmit(another);
  save?.focus();
  form.requestSubmit(save);
  expect(wishes).toEqual([false, true, false]);
});

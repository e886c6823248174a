import { expect, it, vi } from 'vitest';
import { remote, serve, type Progress } from './rpc';

interface Methods {
  readonly add: (onProgress: Progress, a: number, b: number) => Promise<number>;
  readonly fail: (onProgress: Progress) => Promise<void>;
}

function connected() {
  const { port1, port2 } = new MessageChannel();
  serve(port1, {
    add: async (onProgress: Progress, a: number, b: number) => {
      onProgress(1, 2);
      return a + b;
    },
    fail: async () => {
      throw new Error('cassé');
    },
  });
  port1.start();
  port2.start();
  return {
    methods: remote<Methods>(port2 as unknown as Worker, ['add', 'fail']),
    close: () => port1.close(),
    say: (event: Event) => port2.dispatchEvent(event),
  };
}

it('each call gets its own response, with progress', async () => {
  const { methods, close } = connected();
  const onProgress = vi.fn();
  const silent = () => undefined;
  expect(await Promise.all([methods.add(onProgress, 1, 2), methods.add(silent, 3, 4)])).toEqual([3, 7]);
  expect(onProgress).toHaveBeenCalledWith(1, 2);
  close();
});

it('a call fails if the other side fails', async () => {
  const { methods, close } = connected();
  await expect(methods.fail(() => undefined)).rejects.toThrow('cassé');
  close();
});

it('pending calls fail if the worker cannot start', async () => {
  const { methods, close, say } = connected();
  const asked = methods.add(() => undefined, 1, 2);
  say(Object.assign(new Event('error'), { message: 'introuvable' }));
  await expect(asked).rejects.toThrow('introuvable');
  close();
});

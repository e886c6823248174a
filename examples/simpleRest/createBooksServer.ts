import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import express, { type Express } from 'express';
import { publicDomainBooks } from './books';
import { createApi, type Collections } from './createApi';

interface BooksServerOptions {
  readonly frontEnd: string;
  /** Path of a file to store writes in; in memory only if undefined. */
  readonly file?: string | undefined;
}

/** The books' API below /api, and its generated screens at every other address. */
export function createBooksServer({ frontEnd, file }: BooksServerOptions): Express {
  const stored =
    file !== undefined && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Collections)
      : publicDomainBooks();
  const app = express();
  app.use(
    '/api',
    createApi(stored, {
      required: { Auteurs: ['nom'], Livres: ['titre', 'auteurId'] },
      ...(file !== undefined && { onWrite: (books) => writeFileSync(file, JSON.stringify(books)) }),
    }),
  );
  app.use(express.static(frontEnd));
  app.use((_request, response) => response.sendFile('index.html', { root: frontEnd }));
  return app;
}

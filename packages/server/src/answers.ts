import type { GameIssue } from '@reticle/core';
import type { Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';

interface RouteRequest extends IncomingMessage {
  readonly body: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Partial<Record<string, string>>>;
}

/** Makes a handler of an asynchronous function. What it throws is answered with 500. */
export const asyncHandler =
  (handler: (asked: RouteRequest, response: Response) => Promise<void>) =>
  (request: Request<Record<string, string>, unknown, unknown>, response: Response): Promise<void> =>
    handler(request, response);

/** Answers with a refusal: a status of 4xx or 5xx, and a list of issues. */
export const refused = (response: Response, status: number, issue: GameIssue): void =>
  void response.status(status).json({ issues: [issue] });

import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';

/**
 * The data of one route's loader in the answer to a `.data` request.
 * @param routeId its file without the extension.
 */
export async function pageData<Data>(answer: Response, routeId: string): Promise<Data> {
  if (!answer.body) throw new Error('The answer is empty.');
  const { value } = await decode(answer.body, globalThis as never);
  const said = await value;
  const { data } = (said as Record<string, { data?: Data }>)[routeId] ?? {};
  if (data === undefined) throw new Error(`${routeId} said nothing: ${JSON.stringify(said)}`);
  return data;
}

/** The data of a route's action in the answer to a `.data` request. */
export async function actionData<Data>(answer: Response): Promise<Data> {
  if (!answer.body) throw new Error('The answer is empty.');
  const { value } = await decode(answer.body, globalThis as never);
  return ((await value) as { data: Data }).data;
}

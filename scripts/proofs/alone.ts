/**
 * Request tests that run with nothing beside them, and what each measures: others at the same time would be measured
 * too. Those that kill shops are not among these: they mostly wait for shops to start, and run side by side.
 */
export const ALONE: Readonly<Record<string, string>> = {
  'app/account/account/sign-in.request.test.ts': 'how long an unknown address takes beside a wrong password',
  'app/shop/chat/chat.request.test.ts': 'how long a silent model keeps its asker waiting',
  'app/orders/digital-copies/custom-story.request.test.ts': 'how long a silent model keeps a book waiting',
  'app/orders/order-updates/heartbeat.request.test.ts': 'how long the shop takes to close',
  'app/orders/order-updates/processes.request.test.ts': 'how long a process takes to leave',
  'app/orders/orders/long-history.request.test.ts': 'how long a long history of orders takes to read',
  'app/orders/orders/orders.request.test.ts': 'how long the page keeps silent while the database is slow',
  'app/orders/orders/greedy.request.test.ts': 'how long a customer waits behind a greedy one',
  'app/payments/payments/checkout.request.test.ts': 'how long a silent provider keeps a customer waiting',
  'app/payments/payments/webhook-flood.request.test.ts': 'how fast notices are answered in a flood of them',
  'app/books/photos/hostile-memory.request.test.ts': 'how much memory hostile pictures take',
  'app/books/photos/hostile-photo.request.test.ts': 'how fast hostile pictures are refused',
  'testing/damaged-database.request.test.ts': 'how fast a damaged database is refused',
  'testing/helpers-down.request.test.ts':
    'how long answers take and how much memory grows while helpers hang',
  'testing/shoppers.request.test.ts': 'how long two hundred shoppers wait',
  'testing/stalls.request.test.ts': 'how long a request makes the process stand still',
  'testing/starting.request.test.ts': 'how fast the shop starts, refuses and leaves',
  'testing/sweeps.request.test.ts': 'how long a sweep keeps everybody waiting',
};

/** These start a PostgreSQL of their own, whichever database the others are asked on: once is enough. */
export const BRINGS_A_SERVER: readonly string[] = ['testing/many-machines.request.test.ts'];

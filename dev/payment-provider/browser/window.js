// The checkout window, in its frame over the shop or as a page of its own. Speaks to the shop's page only by
// messages to the one origin that opened it.
import { buildWindow, confirmLeaving, lastWord, newTag, showError } from './window-parts.js';

const shopOrigin = new URL(location.href).searchParams.get('shop');
const given = document.getElementById('options');
const framed = window.parent !== window;

let options = {};
let parts;
let declines = 0;
let busy = false;

if (given) start(deep(JSON.parse(given.textContent)));
else if (framed && shopOrigin) {
  window.addEventListener('message', (message) => {
    if (message.origin !== shopOrigin || message.source !== window.parent) return;
    if (message.data.type === 'options' && !parts) start(message.data.detail);
    if (message.data.type === 'close') leave();
  });
  tell('ready');
}

async function start(passed) {
  options = passed;
  options.key ??= options.key_id;
  const order = await ask(
    `/checkout/orders/${encodeURIComponent(options.order_id)}?key=${encodeURIComponent(options.key)}`,
  );
  parts = buildWindow(options, order.amount ?? Number(options.amount ?? 0));
  document.body.append(parts.panel);
  parts.close.addEventListener('click', leave);
  parts.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt('pay');
  });
  parts.decline.addEventListener('click', () => void attempt('decline'));
  parts.lose.addEventListener('click', () => void attempt('pay and lose the answer'));
  parts.late.addEventListener('click', () => void attempt('authorise late'));
  document.addEventListener('keydown', keepInside);
  const problem = order.error?.description ?? differentAmount(order);
  if (problem) {
    showError(parts, problem);
    for (const button of parts.choices) button.disabled = true;
  }
  parts.panel.focus({ preventScroll: true });
}

function differentAmount(order) {
  if (options.amount === undefined || Number(options.amount) === order.amount) return null;
  return 'Your payment amount is different from your order amount.';
}

async function attempt(choice) {
  if (busy) return;
  busy = true;
  for (const button of parts.choices) button.disabled = true;
  parts.panel.setAttribute('aria-busy', 'true');
  const body = {
    key: options.key,
    orderId: options.order_id,
    choice,
    description: options.description,
    email: options.prefill?.email,
    contact: options.prefill?.contact,
    ...parts.chosen(),
  };
  const answer = await ask('/checkout/attempts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  busy = false;
  parts.panel.removeAttribute('aria-busy');
  for (const button of parts.choices) button.disabled = false;
  if (answer.outcome === 'paid') paid(answer.response);
  else if (answer.outcome === 'lost') lost();
  else failed(answer.error);
}

function paid(response) {
  if (goesBackByForm()) postToShop(response);
  else tell('paid', response);
}

function lost() {
  if (framed) tell('lost');
  else lastWord(parts, 'The payment went through, and the shop was not told.');
}

function failed(error) {
  declines += 1;
  tell('failed', { error });
  const retries = isOn(options.retry?.enabled ?? true) ? Number(options.retry?.max_count ?? 4) : 0;
  if (declines > retries) {
    if (goesBackByForm()) postToShop(errorFields(error));
    else tell('dismissed');
    return;
  }
  const left = retries - declines + 1;
  showError(parts, `${error.description} (${left} more ${left === 1 ? 'try' : 'tries'})`);
  parts.pay.focus();
}

function leave() {
  if (busy) return;
  if (parts && isOn(options.modal?.confirm_close)) confirmLeaving(parts, gone);
  else gone();
}

function gone() {
  if (framed) tell('dismissed');
  else if (options.cancel_url) location.assign(options.cancel_url);
  else history.back();
}

// Tab goes round in the window; Escape closes it.
function keepInside(event) {
  if (event.key === 'Escape' && isOn(options.modal?.escape ?? true)) {
    event.preventDefault();
    leave();
  }
  if (event.key !== 'Tab') return;
  const stops = [...parts.panel.querySelectorAll('button, input, select, summary')].filter(
    (stop) => !stop.disabled && stop.checkVisibility() && !(stop.type === 'radio' && !stop.checked),
  );
  const at = stops.indexOf(document.activeElement);
  const onwards = event.shiftKey ? at <= 0 : at === stops.length - 1;
  if (!onwards) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

function goesBackByForm() {
  return Boolean(options.callback_url) && (!framed || isOn(options.redirect));
}

function postToShop(fields) {
  const inputs = Object.entries(fields).map(([name, value]) =>
    newTag('input', { type: 'hidden', name, value }),
  );
  const form = newTag('form', { method: 'post', action: options.callback_url, target: '_top' }, ...inputs);
  document.body.append(form);
  form.submit();
}

function errorFields(error) {
  const fields = Object.entries(error).map(([name, value]) => [
    `error[${name}]`,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(fields);
}

async function ask(path, init) {
  try {
    return await (await fetch(path, init)).json();
  } catch {
    return { error: { description: 'The payment sandbox does not answer.', metadata: {} } };
  }
}

function tell(type, detail) {
  if (framed) window.parent.postMessage({ type, detail }, shopOrigin);
}

function isOn(value) {
  return value === true || value === 'true' || value === '1';
}

// { 'prefill[name]': 'A' } -> { prefill: { name: 'A' } }
function deep(flat) {
  const whole = Object.create(null);
  for (const [path, value] of Object.entries(flat)) {
    const [, first, inner] = /^([^[]+)(?:\[([^\]]+)\])?/.exec(path) ?? [];
    if (inner === undefined) whole[first] = value;
    else (whole[first] ??= Object.create(null))[inner] = value;
  }
  return whole;
}

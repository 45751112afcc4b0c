import { html } from 'hono/html';
import { choices } from './behaviour.ts';
import type { Behaviour } from './behaviour.ts';

const chosen: { name: keyof typeof choices; label: string; help: string }[] = [
  { name: 'webhook', label: 'Webhooks', help: 'When and in which order the shop is told.' },
  { name: 'api', label: 'Payment API', help: 'What the shop’s server gets from the provider.' },
  { name: 'refund', label: 'Refunds', help: 'What becomes of a refund that the shop asks for.' },
  { name: 'customerFee', label: 'Fee for the payer', help: 'On top: payers pay the provider’s 2.36 %, too.' },
  { name: 'script', label: 'Checkout script', help: 'Blocked answers 404, as behind a content blocker.' },
  { name: 'smtp', label: 'Mail server', help: 'What the shop meets when it sends a letter.' },
  { name: 'emailService', label: 'E-mail service', help: 'The answer of its REST call.' },
  { name: 'chat', label: 'Chat model', help: 'What the helper gets from the model.' },
];

const counted: { name: keyof Behaviour; label: string; help: string }[] = [
  { name: 'webhookDelayMs', label: 'Late webhooks after', help: 'Milliseconds, when webhooks are late.' },
  { name: 'webhookRetryMs', label: 'First retry after', help: 'Milliseconds; each further pause doubles.' },
  { name: 'refundDelayMs', label: 'Late refunds after', help: 'Milliseconds, when refunds are later.' },
  {
    name: 'lateAuthoriseMs',
    label: 'Authorise late after',
    help: 'Milliseconds from failing to being paid.',
  },
  {
    name: 'capturedAmountOff',
    label: 'Captured amount off by',
    help: 'Paise: 1 takes one too much, -1 one too little.',
  },
];

/** Every switch as a form that needs no script. */
export function switchForm(behaviour: Behaviour) {
  return html`<form method="post" action="/sandbox/behaviour" id="switches">
      <div class="switches">
        ${chosen.map(
          ({ name, label, help }) =>
            html`<label
              >${label}
              <select name="${name}">
                ${choices[name].map(
                  (way) =>
                    html`<option value="${way}" ${behaviour[name] === way ? html`selected` : ''}>
                      ${way}
                    </option>`,
                )}
              </select>
              <small>${help}</small>
            </label>`,
        )}
        ${counted.map(
          ({ name, label, help }) =>
            html`<label
              >${label}
              <input name="${name}" inputmode="numeric" value="${String(behaviour[name])}" />
              <small>${help}</small>
            </label>`,
        )}
        <label class="wide"
          >Webhook address
          <input name="webhookUrl" type="url" value="${behaviour.webhookUrl ?? ''}" />
          <small>The shop sets this when it starts.</small>
        </label>
      </div>
    </form>
    <div class="row">
      <button class="main" form="switches">Set the switches</button>
      <form method="post" action="/sandbox/behaviour/reset"><button>All well again</button></form>
    </div>`;
}

/** The switches that are not set to normal behaviour, in words. */
export function misbehaviour(behaviour: Behaviour): string[] {
  const words = chosen
    .filter(({ name }) => behaviour[name] !== choices[name][0])
    .map(({ name, label }) => `${label}: ${behaviour[name]}`);
  if (behaviour.capturedAmountOff !== 0)
    words.push(`Captured amount off by ${behaviour.capturedAmountOff} paise`);
  return words;
}

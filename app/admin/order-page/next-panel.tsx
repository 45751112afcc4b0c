import { type ComponentProps, useId, useState } from 'react';
import { Link } from 'react-router';
import { isStage, STAGE_NAMES } from '../../orders/orders/stages.ts';
import { Field } from '../../ui/parts/field.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { ActionForm, Fold } from './action-form.tsx';
import type { StaffOrder } from './order-view.server.ts';

/** The next action as the main button, and all other allowed actions. */
export function NextPanel({ order, address }: { order: StaffOrder; address: string }) {
  const { next, heldBecause, makes } = order;
  return (
    <Panel as="section" aria-labelledby="next" tone={heldBecause === null ? 'plain' : 'crimson'}>
      <h2 id="next" className="text-xl">
        What to do next
      </h2>
      <p className="mt-1 mb-4 max-w-[34.5em]">{next.words}</p>
      {heldBecause !== null && (
        <p className="mb-4">
          Held because: <b>{heldBecause}</b>
        </p>
      )}
      {(makes || next.act === 'lift') && (
        <MainButton
          act={next.act}
          address={address}
          secondProof={order.proofs.some(({ state }) => state === 'notes')}
        />
      )}
      {(order.canShip || order.parcel) && makes && <ShipForm order={order} address={address} />}
      {makes && order.onPaper && (order.stage === 'printing' || order.stage === 'packed') && (
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
          {next.act !== 'pack' && heldBecause === null && (
            <a href={`${address}/print-pack`} className="text-link font-bold">
              Print pack (ZIP)
            </a>
          )}
          <Link to={`${address}/packing-slip`} className="text-link font-bold">
            Packing slip
          </Link>
        </div>
      )}
      <div className="mt-5 grid gap-2 sm:grid-cols-2">
        {order.moves.length > 0 && (
          <Fold title="Move it elsewhere">
            <MoveForm moves={order.moves} address={address} />
          </Fold>
        )}
        {heldBecause === null && next.act !== null && (
          <Fold title="Hold it back">
            <ActionForm to={`${address}/hold`} label="Hold it" kind="danger">
              {(wrong) => (
                <Field
                  label="Why"
                  name="because"
                  maxLength={200}
                  error={wrong['because']}
                  hint="The customer reads only that a person looks at it."
                />
              )}
            </ActionForm>
          </Fold>
        )}
      </div>
    </Panel>
  );
}

function MainButton({
  act,
  address,
  secondProof,
}: {
  act: StaffOrder['next']['act'];
  address: string;
  secondProof: boolean;
}) {
  const move = (to: string, label: string) => (
    <ActionForm to={`${address}/move`} label={label} kind="main" fields={{ to }} />
  );
  switch (act) {
    case 'lift':
      return <ActionForm to={`${address}/lift-hold`} label="Let it go on" kind="main" />;
    case 'send-proof':
      return (
        <ActionForm
          to={`${address}/send-proof`}
          label={secondProof ? 'Send the second proof' : 'Send the proof'}
          kind="main"
        />
      );
    case 'print':
      return move('printing', 'To the press');
    case 'pack':
      return (
        <div className="flex flex-wrap items-start gap-4">
          <a href={`${address}/print-pack`} className="button button-main">
            Take the print pack
          </a>
          <ActionForm to={`${address}/move`} label="It is packed" fields={{ to: 'packed' }} />
        </div>
      );
    case 'packed':
      return move('packed', 'It is packed');
    case 'out_for_delivery':
      return move('out_for_delivery', 'It is out for delivery');
    case 'delivered':
      return move('delivered', 'It is delivered');
    default:
      return null;
  }
}

function MoveForm({ moves, address }: { moves: StaffOrder['moves']; address: string }) {
  return (
    <ActionForm to={`${address}/move`} label="Move it">
      <Choose label="To" name="to">
        {moves.map((to) => (
          <option key={to} value={to}>
            {isStage(to) && STAGE_NAMES[to]}
          </option>
        ))}
      </Choose>
    </ActionForm>
  );
}

/** Ships the parcel. Afterwards it corrects the tracking details. */
function ShipForm({ order, address }: { order: StaffOrder; address: string }) {
  const { parcel, couriers, canShip, stage } = order;
  const known = parcel && couriers.includes(parcel.courier);
  const [courier, setCourier] = useState(
    parcel ? (known ? parcel.courier : 'other') : (couriers[0] ?? 'other'),
  );
  if (!canShip && stage !== 'shipped' && stage !== 'out_for_delivery') return null;
  const form = (
    <ActionForm
      to={`${address}/ship`}
      label={canShip ? 'It is shipped' : 'Mend the parcel'}
      kind={canShip ? 'main' : 'plain'}
    >
      {(wrong) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <Choose
            label="Courier"
            name="courier"
            value={courier}
            onChange={(event) => setCourier(event.target.value)}
          >
            {couriers.map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value="other">Somebody else</option>
          </Choose>
          {courier === 'other' && (
            <Field
              label="Who"
              name="otherCourier"
              maxLength={60}
              defaultValue={known ? '' : (parcel?.courier ?? '')}
              error={wrong['otherCourier']}
            />
          )}
          <Field
            label="Tracking number"
            name="trackingNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={parcel?.number ?? ''}
            error={wrong['trackingNumber']}
          />
        </div>
      )}
    </ActionForm>
  );
  if (canShip) return form;
  return (
    <div className="mt-5">
      <Fold title={`Parcel with ${parcel?.courier ?? 'nobody'}, ${parcel?.number || 'without a number'}`}>
        {form}
      </Fold>
    </div>
  );
}

function Choose({ label, ...rest }: { label: string } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-display font-bold">
        {label}
      </label>
      <select id={id} className="field-input" {...rest} />
    </div>
  );
}

import { ArrowDown, ArrowUp, CircleAlert, GripVertical, Replace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SAMPLE_BOOKS } from '../../buying/catalogue/sample-books.ts';
import { Field } from '../../ui/parts/field.tsx';
import type { Tile, TileErrors } from './gallery-form.ts';
import { THEMES } from './themes.ts';

interface Deeds {
  onChange: (changes: Partial<Tile>) => void;
  /** The target position in the whole gallery. */
  onMove: (to: number) => void;
  onRemove: () => void;
  onReplace: (file: File) => void;
  /** Called when the dragged tile is dropped on this one. */
  onDropHere: (id: string) => void;
}

const DRAGGED = 'application/x-gallery-tile';

/** The form for one tile of the gallery. */
export function TileRow({
  tile,
  place,
  count,
  errors,
  ...deeds
}: { tile: Tile; place: number; count: number; errors: TileErrors[string] | undefined } & Deeds) {
  const { id, picture, title } = tile;
  const [over, setOver] = useState(false);
  const name = title || 'this picture';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by keyboard.
    <li
      className={`panel-quiet flex flex-wrap gap-4 p-4 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)_auto] ${over ? 'bg-sun-wash' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (!dragged) return;
        event.preventDefault();
        deeds.onDropHere(dragged);
      }}
    >
      <div
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
        className="relative w-36 max-w-full cursor-grab self-start"
      >
        <img
          src={`${picture}-480.webp`}
          alt={tile.alt}
          width="480"
          height="480"
          draggable={false}
          className="w-full rounded-lg border-2 border-line"
        />
        <GripVertical
          aria-hidden="true"
          className="absolute top-1 left-1 size-6 rounded bg-card p-0.5 max-sm:hidden"
        />
        {errors?.picture && <Complaint>{errors.picture}</Complaint>}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 max-sm:order-last max-sm:w-full lg:grid-cols-2">
        <Field
          label="Title"
          name="title"
          value={title}
          maxLength={80}
          error={errors?.title}
          onChange={(event) => deeds.onChange({ title: event.target.value })}
        />
        <Field
          label="What the picture shows"
          name="alt"
          value={tile.alt}
          maxLength={200}
          error={errors?.alt}
          onChange={(event) => deeds.onChange({ alt: event.target.value })}
        />
        <Pick
          label="Theme"
          value={tile.category}
          options={THEMES.map((theme) => [theme.id, theme.label])}
          onPick={(category) => deeds.onChange({ category: category as Tile['category'] })}
        />
        <Pick
          label="Opens the book"
          value={tile.productId}
          options={SAMPLE_BOOKS.map((book) => [book.productId, book.title])}
          onPick={(productId) => deeds.onChange({ productId: productId as Tile['productId'] })}
        />
      </div>
      <div className="flex max-w-[6.5rem] flex-wrap content-start gap-2 sm:max-w-none sm:flex-col">
        <Tool
          icon={ArrowUp}
          label={`Move ${name} up`}
          off={place === 0}
          onPress={() => deeds.onMove(place - 1)}
        />
        <Tool
          icon={ArrowDown}
          label={`Move ${name} down`}
          off={place === count - 1}
          onPress={() => deeds.onMove(place + 1)}
        />
        <label className="tool relative" title="Replace the picture">
          <Replace aria-hidden="true" className="size-5" />
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={`Replace the picture of ${name}`}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) deeds.onReplace(file);
              event.target.value = '';
            }}
          />
        </label>
        <Tool icon={Trash2} label={`Remove ${name}`} onPress={deeds.onRemove} />
      </div>
    </li>
  );
}

function Tool({
  icon: Icon,
  label,
  off = false,
  onPress,
}: {
  icon: typeof Trash2;
  label: string;
  off?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

function Pick({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: string;
  options: [value: string, label: string][];
  onPick: (value: string) => void;
}) {
  return (
    <label className="block">
      <span className="mb-1 block font-display font-bold">{label}</span>
      <select className="field-input" value={value} onChange={(event) => onPick(event.target.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Complaint({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-base font-bold text-crimson">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 flex-none" strokeWidth={2.5} />
      {children}
    </p>
  );
}

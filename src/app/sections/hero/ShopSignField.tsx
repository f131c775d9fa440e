import { useAtom } from 'jotai';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { SignContent } from '../../../content/types.ts';
import { cleanLine } from '../../../message/visible-text.ts';
import { usePreHydrationRadio } from '../../ui/use-pre-hydration-radio.ts';
import { NAME_LENGTH, shopNameAtom } from './shop-name.ts';
import { tradeAtom, trades } from './trade.ts';
import './ShopSignField.css';

/** The pause in typing after which a screen reader says what the drawing shows. */
const ANNOUNCE_DELAY_MS = 1_000;

type Props = SignContent & {
  ref: Ref<HTMLDivElement>;
  /** Brings the drawing in sight of what is typed or chosen. */
  showDrawing: () => void;
};

/** Asks for the name and the trade of the visitor's own shop, which the hero's drawings then show. */
export function ShopSignField({ label, placeholder, tradesLegend, trades: texts, announcement, ref, showDrawing }: Props) {
  const [name, setName] = useAtom(shopNameAtom);
  const [trade, setTrade] = useAtom(tradeAtom);
  const field = useRef<HTMLInputElement>(null);
  const tradeFieldset = usePreHydrationRadio(trades, setTrade);
  // The visitor may have typed before hydration.
  useEffect(() => setName((before) => before || cleanLine(field.current?.value ?? '')), [setName]);
  return (
    <div ref={ref} className="shop-sign-field">
      <label htmlFor="shop-name" className="shop-sign-label">
        {label}
      </label>
      <input
        ref={field}
        id="shop-name"
        className="shop-sign-input"
        dir="auto"
        placeholder={placeholder}
        maxLength={NAME_LENGTH}
        autoComplete="organization"
        enterKeyHint="done"
        spellCheck={false}
        defaultValue={name || undefined}
        onFocus={showDrawing}
        onInput={({ currentTarget }) => setName(cleanLine(currentTarget.value))}
      />
      <fieldset ref={tradeFieldset} className="trades">
        <legend className="sr-only">{tradesLegend}</legend>
        {trades.map((id) => (
          <label key={id} className="trade">
            <input
              type="radio"
              name="trade"
              value={id}
              className="radio-overlay"
              defaultChecked={id === trade}
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && showDrawing()}
              onChange={() => {
                setTrade(id);
                showDrawing();
              }}
            />
            {texts[id].label}
          </label>
        ))}
      </fieldset>
      <p className="sr-only" role="status">
        <Debounced text={name && announcement.replace('…', () => name)} />
      </p>
    </div>
  );
}

/** The text, once it has stayed the same for a moment. */
function Debounced({ text }: { text: string }) {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

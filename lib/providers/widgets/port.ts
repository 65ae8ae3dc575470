/** Another portal that fills widgets of this one. Every method may throw ProviderFailure. */
export interface OutsideWidgets {
  /** The tiles of a widget for whom the identity provider's token names, as that portal writes them; null where it has no such widget. */
  tilesOf(widget: string, bearer: string): Promise<readonly unknown[] | null>;
}

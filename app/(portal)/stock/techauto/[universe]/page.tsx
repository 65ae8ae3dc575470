import { StoreAt, storeMetadata, type StoreProps } from "../_components/store-page";

export const generateMetadata = (props: StoreProps) => storeMetadata(props);

export default function StorePage(props: StoreProps) {
  return <StoreAt {...props} />;
}

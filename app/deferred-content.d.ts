declare module "*?deferred" {
  const asset: import("./deferred-content.server").ContentAsset;
  export default asset;
}
